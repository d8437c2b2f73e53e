import { defineCollection } from 'astro:content'
import { paketSchema } from '@safar/shared/paket/schema'
import { readEnv } from './env.ts'
import { loadPaket } from './paket/load-paket.ts'

/** Every package of the API, read once per build. */
const paket = defineCollection({
  schema: paketSchema,
  loader: {
    name: 'paket',
    async load({ store, parseData, logger }) {
      const { API_URL } = readEnv(process.env)
      const list = await loadPaket(API_URL, (message) => logger.warn(message))
      store.clear()
      for (const entry of list) {
        store.set({ id: entry.slug, data: await parseData({ id: entry.slug, data: { ...entry } }) })
      }
    },
  },
})

export const collections = { paket }
