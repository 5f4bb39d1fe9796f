// The dialogs that a table can open.

export type RoomDialog = "help" | "settings" | "invite" | "end";
