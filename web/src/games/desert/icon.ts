// The game's own icon: a path of a 24 by 24 box, as in ../../ui/icons.ts.
export const ICON =
  "M2.5 18.5c3-6 5-8.5 7-8.5 2.5 0 4 4 6 4 1.7 0 2.5-1.5 3.5-1.5s2 2.5 2.5 6zM17 8.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z";
