import type { AstroIntegration } from 'astro'

export const GAYA_PATH = '/gaya'

/** Serves the page of all components while developing. A build never hears of it, so no release or export holds it. */
export function gayaRoute(): AstroIntegration {
  return {
    name: 'gaya',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: GAYA_PATH, entrypoint: new URL('./gaya.astro', import.meta.url) })
      },
    },
  }
}
