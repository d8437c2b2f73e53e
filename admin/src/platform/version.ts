/** The version that staff and users are shown (SPEC section 9). */
export const VERSION = '2.2.1'
