import type { ViteUserConfig } from 'astro'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

/** The list of files that a script loads ahead of one that it asks for later. */
const AHEAD = /m\.f\|\|\(m\.f=\[[^\]]*\]\)/g
const STYLE = /"[^"]+\.css"/g

/**
 * A Vite plugin for pages that inline their styles, of which no file is written: a script loaded later waits for none.
 * Its list of preloads names the loading script's own file instead, which is there already.
 */
export const stylesInPages: Plugin = {
  name: 'styles-in-pages',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        file.code = file.code.replace(AHEAD, (list) => list.replace(STYLE, `"${file.fileName}"`))
      }
    },
  },
}
