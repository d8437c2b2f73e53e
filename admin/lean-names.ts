import type { Plugin } from 'vite'
import { plainNames } from './lean-code.ts'

/** Those that have private names, and are loaded by every page. */
const PRIVATE = /node_modules[\\/](?:ky|@tanstack[\\/]query-core)[\\/].*\.js$/

/** Private names of libraries as plain ones. */
export function leanNames(): Plugin {
  return {
    name: 'lean-names',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (PRIVATE.test(id) && code.includes('#') ? plainNames(code, id) : null),
  }
}
