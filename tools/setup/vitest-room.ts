/**
 * Vitest's option for a large nursery: tests make millions of short-lived objects, and with room for them take a
 * twentieth less of a core.
 */
export const room = { execArgv: ['--max-semi-space-size=64'] }
