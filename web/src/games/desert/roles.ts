// What tells the six adventurers apart, whatever the colours look like to the eye.
export interface RoleLook {
  shape: string; // outline of the token, around 0 0, about 30 wide
  ink: string; // the letter's colour on the role's own
  canteen: number; // water at most, FD-9
}

export const ROLES: Record<string, RoleLook> = {
  archeologist: {
    shape: "M-10-14h20a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4z",
    ink: "#fff",
    canteen: 3,
  },
  climber: {
    shape: "M-3-17.5a3.6 3.6 0 0 1 6 0l14 25.5a4 4 0 0 1-3.4 6h-27.2a4 4 0 0 1-3.4-6z",
    ink: "#fff",
    canteen: 3,
  },
  explorer: {
    shape:
      "M-8-15h16a3 3 0 0 1 2.6 1.5l7 12a3 3 0 0 1 0 3l-7 12a3 3 0 0 1-2.6 1.5h-16a3 3 0 0 1-2.6-1.5l-7-12a3 3 0 0 1 0-3l7-12a3 3 0 0 1 2.6-1.5z",
    ink: "#fff",
    canteen: 4,
  },
  meteorologist: { shape: "M0-15.5a15.5 15.5 0 1 1-.01 0z", ink: "#14161a", canteen: 4 },
  navigator: {
    shape:
      "M-2.5-18a3.5 3.5 0 0 1 5 0l15.5 15.5a3.5 3.5 0 0 1 0 5l-15.5 15.5a3.5 3.5 0 0 1-5 0l-15.5-15.5a3.5 3.5 0 0 1 0-5z",
    ink: "#201402",
    canteen: 4,
  },
  carrier: {
    shape: "M0-19c5 6.5 14.5 13 14.5 21.5a14.5 14.5 0 0 1-29 0c0-8.5 9.5-15 14.5-21.5z",
    ink: "#fff",
    canteen: 5,
  },
};

/** The look of a role; an unknown one looks like the Explorer. */
export function roleLook(role: string): RoleLook {
  return ROLES[role] ?? ROLES.explorer!;
}
