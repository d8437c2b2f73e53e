import 'astro'
import type { Calm } from './calm.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calm'?: Calm | boolean
    'client:sentuh'?: string
  }
}
