/** The origin of the API; empty for the page's own. */
export const apiHost: string = import.meta.env.VITE_API_URL ?? ''
