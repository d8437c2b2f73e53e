import type { ViteUserConfig } from 'astro'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

/**
 * A Vite plugin that lets the file of an island, a renderer or a page's script hold modules that other files import.
 * Astro asks for entries that export nothing else: then each whose modules are shared becomes a file of one line, which
 * names the real one and costs a request of its own.
 */
export const fewFiles: Plugin = {
  name: 'few-files',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
}
