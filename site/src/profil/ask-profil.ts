import { listArtikel } from '../artikel/list-artikel.ts'
import { listLayanan } from '../layanan/list-layanan.ts'
import { tanyaLayanan } from '../layanan/tanya-layanan.ts'
import { dijual } from '../paket/dijual.ts'
import { dijualLayanan } from '../paket/layanan.ts'
import { listPaket } from '../paket/list-paket.ts'
import { listPembimbing } from '../pembimbing/list-pembimbing.ts'
import { question } from '../question.ts'
import { listTanya } from '../tanya/list-tanya.ts'
import { today } from '../today.ts'
import { regulerOf } from './angka.ts'
import { dipimpin } from './keberangkatan.ts'

/* What pages ask of services and guides, each as far as they show it. */

/** A service with what is on sale of it, a plain umrah to measure it by, and what families ask of it. */
export const halamanLayanan = question('layanan/halaman', async (slug: string) => {
  const layanan = (await listLayanan()).find((one) => one.slug === slug)
  if (!layanan) throw new Error(`no service ${slug}`)
  const all = await listPaket()
  const list = dijualLayanan(layanan, all, today)
  return {
    layanan,
    list,
    reguler: regulerOf(dijual(all, today), list),
    tanya: tanyaLayanan(layanan, await listTanya()),
  }
})

const MAX_TULISAN = 6

/** A guide with the newest of what he wrote. */
export const halamanPembimbing = question('pembimbing/halaman', async (slug: string) => {
  const pembimbing = (await listPembimbing()).find((one) => one.slug === slug)
  if (!pembimbing) throw new Error(`no guide ${slug}`)
  const tulisan = (await listArtikel()).filter(({ penulis }) => penulis === pembimbing.id)
  return { pembimbing, tulisan: tulisan.slice(0, MAX_TULISAN) }
})

/** The next departures that a guide leads, how many they are in all, and how many articles he wrote. */
export const pekerjaanOf = question(
  'pembimbing/pekerjaan',
  async (id: number, nama: string, most: number) => {
    const all = dipimpin({ nama }, await listPaket(), today)
    const tulisan = (await listArtikel()).filter(({ penulis }) => penulis === id).length
    return { list: all.slice(0, most), berangkat: all.length, tulisan }
  },
)
