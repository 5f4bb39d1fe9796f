// The dialogs that a table can open.

export type RoomDialog = "help" | "deal" | "settings" | "invite" | "end";
