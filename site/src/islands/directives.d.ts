import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calm'?: string | boolean
    'client:near'?: string | boolean
    'client:sentuh'?: string
    'client:touch'?: boolean
  }
}
