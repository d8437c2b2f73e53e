import 'astro'
import type { Calm } from './calm.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calm'?: string | boolean | Calm
    'client:near'?: string | boolean
    'client:sentuh'?: string
    'client:touch'?: boolean
  }
}
