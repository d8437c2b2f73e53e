import 'astro'
import type { Tenang } from './tenang.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:tenang'?: Tenang | boolean
  }
}
