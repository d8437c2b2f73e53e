import type { Plugin } from 'vite'
import { leaveOut, missing } from './lean-code.ts'

const ROUTER = /react-router[\\/]dist[\\/](?:development|production)[\\/]chunk-[^\\/]+\.mjs$/

/** The parts of the router for pages rendered on a server and for forms that a route takes: the admin has neither. */
const UNUSED = missing(
  'Form',
  'PrefetchPageLinks',
  'PrefetchPageLinksImpl',
  'RSCPrefetchPageLinksImpl',
  'Scripts',
  'instrumentClientSideRouter',
)

/** A Vite plugin that cuts developer warnings, server rendering and forms out of the router. */
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
