/** Host of the API; empty is the page's own origin. */
export const apiHost: string = import.meta.env.VITE_API_URL ?? ''
