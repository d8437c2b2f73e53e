import type { ViteUserConfig } from 'astro'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

/** The list of files that a script loads ahead of one that it asks for later. */
const AHEAD = /m\.f\|\|\(m\.f=\[[^\]]*\]\)/g
const STYLE = /"[^"]+\.css"/g

/**
 * Pages carry their styles themselves, and no file of them is written: a script that is asked for later waits for none. In the place
 * of each stands the asking script's own file, which is there already.
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
