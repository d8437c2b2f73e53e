import { defineCollection } from 'astro:content'
import { ARTIKEL } from '@safar/shared/content/artikel/artikel-fields'
import { GALERI } from '@safar/shared/content/galeri/galeri-fields'
import { LAYANAN } from '@safar/shared/content/layanan/layanan-fields'
import { paketSchema } from '@safar/shared/content/paket/paket-schema'
import { perubahanPaketSchema } from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { PEMBIMBING } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { SPANDUK } from '@safar/shared/content/spanduk/spanduk-fields'
import { TANYA } from '@safar/shared/content/tanya/tanya-fields'
import { TESTIMONI } from '@safar/shared/content/testimoni/testimoni-fields'
import { rupaGambarSchema } from '@safar/shared/files/gambar/gambar'
import { alamatLamaSchema } from '@safar/shared/records/noun/alamat-lama'
import { loadAlamatLama } from './alamat/load-alamat-lama.ts'
import { readEnv } from './env.ts'
import { loadRupa } from './gambar/load-rupa.ts'
import { nounCollection } from './noun/collection.ts'
import { loadPaket } from './paket/load-paket.ts'
import { loadPerubahan } from './paket/load-perubahan.ts'

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

/** The alt texts and focal points of the pictures on pages. */
const rupa = defineCollection({
  schema: rupaGambarSchema,
  loader: {
    name: 'rupa',
    async load({ store, parseData }) {
      const list = await loadRupa(readEnv(process.env).API_URL)
      store.clear()
      for (const entry of list) {
        store.set({
          id: entry.image_name,
          data: await parseData({ id: entry.image_name, data: { ...entry } }),
        })
      }
    },
  },
})

/** The changes of packages since they went live. */
const perubahan = defineCollection({
  schema: perubahanPaketSchema,
  loader: {
    name: 'perubahan',
    async load({ store, parseData }) {
      const list = await loadPerubahan(readEnv(process.env).API_URL)
      store.clear()
      for (const entry of list) {
        store.set({ id: entry.slug, data: await parseData({ id: entry.slug, data: { ...entry } }) })
      }
    },
  },
})

/** Former addresses. */
const alamat = defineCollection({
  schema: alamatLamaSchema,
  loader: {
    name: 'alamat',
    async load({ store, parseData }) {
      const list = await loadAlamatLama(readEnv(process.env).API_URL)
      store.clear()
      for (const entry of list) {
        const id = `${entry.jenis}/${entry.lama}`
        store.set({ id, data: await parseData({ id, data: { ...entry } }) })
      }
    },
  },
})

export const collections = {
  paket,
  perubahan,
  rupa,
  alamat,
  artikel: defineCollection(nounCollection(ARTIKEL)),
  galeri: defineCollection(nounCollection(GALERI)),
  layanan: defineCollection(nounCollection(LAYANAN)),
  pembimbing: defineCollection(nounCollection(PEMBIMBING)),
  spanduk: defineCollection(nounCollection(SPANDUK)),
  tanya: defineCollection(nounCollection(TANYA)),
  testimoni: defineCollection(nounCollection(TESTIMONI)),
}
