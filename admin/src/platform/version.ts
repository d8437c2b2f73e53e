/** The version shown to staff and users (SPEC section 9). */
export const VERSION = '2.2.1'
