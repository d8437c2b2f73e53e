import type { Plugin } from 'vite'
import { leaveOut, missing } from './lean-code.ts'

const ROUTER = /react-router[\\/]dist[\\/](?:development|production)[\\/]chunk-[^\\/]+\.mjs$/

/** What draws and foretells the pages of a server that renders them, which ours does not. */
const UNUSED = missing(
  'PrefetchPageLinksImpl',
  'RSCPrefetchPageLinksImpl',
  'Scripts',
  'instrumentClientSideRouter',
)

/** The router as a browser needs it: without its warnings to developers, and without what it brings for servers. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('development', 'production') }
    },
    transform(code, id) {
      return ROUTER.test(id) && code.includes('function Scripts(') ? leaveOut(code, id, UNUSED) : null
    },
  }
}
