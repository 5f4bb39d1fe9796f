import "@fontsource/marcellus/latin-400.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./games/themes";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadScreen } from "./screens/loading";
import { endLinesBetweenPhrases } from "./ui/phrases";
import { place } from "./ui/place.svelte";
import { showTheme } from "./ui/theme.svelte";
import { speak } from "./words.svelte";

showTheme();
loadScreen(place().screen).catch(() => {}); // begin early; the app asks again and tells what went wrong
await speak();
endLinesBetweenPhrases();
mount(App, { target: document.getElementById("app")! });
