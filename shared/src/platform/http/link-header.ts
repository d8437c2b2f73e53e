/** The header in which a guide's phone names the link of its group: no address and no log has it. */
export const LINK_HEADER = 'x-rombongan'
