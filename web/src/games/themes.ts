// The colours of every game; after styles/tokens.css, whose palette they replace.
import.meta.glob("./*/theme.css", { eager: true });
