import { readFile } from 'node:fs/promises'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { test as base, expect } from '../test.ts'
import { picture } from './picture.ts'

type Fields = Record<string, unknown>

/** A package as the API answers it; journeys look at single fields. */
export interface StoredPaket {
  id: number
  slug: string
  nama_paket: string
  thumbnail: string
  flyer: string
  hotels: Fields[]
  [field: string]: unknown
}

/** The calls that a journey makes as the admin behind the pages. Its records are removed when it ends. */
export type Api = ReturnType<typeof apiOf>['api']

async function dataOf(response: APIResponse) {
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).data
}

function apiOf(admin: APIRequestContext) {
  const names: string[] = []
  const emails: string[] = []
  const made: number[] = []

  const read = async (path: string) => dataOf(await admin.get(path))
  const pakets = (): Promise<StoredPaket[]> => read('/api/paket')
  const pendaftaran = async (
    email: string,
  ): Promise<{ id: number; email: string; [field: string]: unknown }[]> =>
    (await read(`/api/pendaftaran?per_page=100&q=${encodeURIComponent(email)}`)).filter(
      (entry: Fields) => entry.email === email,
    )
  const publikasi = (): Promise<Fields> => read('/api/publikasi')

  const api = {
    read,
    pakets,
    pendaftaran,
    /** Changes a registration as a colleague would. */
    async patchPendaftaran(id: number, change: Fields): Promise<void> {
      expect((await admin.patch(`/api/pendaftaran/${id}`, { data: change })).status()).toBe(200)
    },
    publikasi,
    /** Makes a unique name; packages of that name, made in the browser too, are removed after the journey. */
    nama(words: string): string {
      const name = `${words} ${Date.now()}`
      names.push(name)
      return name
    },
    /** Makes a unique mail address; registrations under it are removed after the journey. */
    email(words: string): string {
      const email = `${words}-${Date.now()}@contoh.test`
      emails.push(email)
      return email
    },
    /** Stores a copy of one of the demonstration's packages with its pictures: others may see it on their pages. */
    async createPaket(fields: Fields = {}): Promise<StoredPaket> {
      const model = (await pakets()).find(
        ({ thumbnail, flyer, hotels }) => thumbnail && flyer && hotels.length > 1,
      )
      const data = { ...model, nama_paket: api.nama('Umrah Uji'), ...fields }
      const paket: StoredPaket = await dataOf(await admin.post('/api/paket', { data }))
      made.push(paket.id)
      return paket
    },
    /** Books the demonstration's latest departure, as a draft, which takes no seat and stays; returns its id. */
    async createPemesanan(): Promise<number> {
      const open = (await pakets()).filter(
        (paket) => Number(paket.sisa_pax) > 0 && Number(paket.harga_quad) > 0,
      )
      const latest = open.toSorted((a, b) =>
        String(a.tanggal_keberangkatan).localeCompare(String(b.tanggal_keberangkatan)),
      )
      const data = {
        paket_id: String(latest.at(-1)?.id),
        pemesan: { nama: 'Keluarga Uji', telepon: '0812 1111 2222', email: '' },
        peserta: [
          { jenis: 'dewasa', kamar: 'quad', nama: 'Siti Maryam Azzahra', teman_sekamar: 'Rahmawati' },
          { jenis: 'dewasa', kamar: 'quad' },
        ],
        catatan: 'Kamar dekat lift',
        catatan_staf: 'Pernah ikut Maret 2019',
      }
      return (await dataOf(await admin.post('/api/pemesanan', { data }))).id
    },
    async updatePaket(id: number, fields: Fields): Promise<StoredPaket> {
      return dataOf(await admin.post(`/api/paket/${id}`, { data: fields }))
    },
    async paket(idOrSlug: number | string): Promise<StoredPaket> {
      return read(`/api/paket/${idOrSlug}`)
    },
    /** Uploads one of the product's pictures and returns its stored name. */
    async upload(name: string): Promise<string> {
      const image = { name: `${name}.webp`, mimeType: 'image/webp', buffer: await readFile(picture(name)) }
      const answer = await admin.post('/api/upload-image', { multipart: { image } })
      return (await answer.json()).image_name
    },
    /** Ends the session that a browser holds, as the server does when its time is over. */
    async endSession(token: string): Promise<void> {
      await admin.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    },
    /** Waits until every change is published. */
    async published(): Promise<void> {
      await expect.poll(async () => (await publikasi()).status, { timeout: 60_000 }).toBe('terbit')
    },
    /** Waits until the page at `path` is served from a release with all of `words`, as markup or as text. */
    async served(path: string, ...words: string[]): Promise<string> {
      let html = ''
      await expect(async () => {
        html = await (await admin.get(path)).text()
        // Figures within words are elements of their own, which translations leave alone.
        const said = html + html.replaceAll(/<\/?(?:bdi|span)(?: translate="no")?>/g, '')
        for (const word of words) expect(said.includes(word), `${path} says ${word}`).toBe(true)
      }).toPass({ timeout: 90_000, intervals: [100] })
      return html
    },
  }

  async function tidyUp(): Promise<void> {
    const named: StoredPaket[] = names.length > 0 ? await read('/api/paket?status=semua') : []
    const ids = named
      .filter(({ nama_paket }) => names.some((name) => nama_paket.startsWith(name)))
      .map(({ id }) => id)
    for (const id of new Set([...made, ...ids])) await admin.delete(`/api/paket/${id}`)
    for (const email of emails) {
      for (const { id } of await pendaftaran(email)) await admin.delete(`/api/pendaftaran/${id}/selamanya`)
    }
  }

  return { api, tidyUp }
}

/** The test of all journeys: the same fixtures everywhere, so that one browser serves them all. */
export const test = base.extend<{ api: Api }, { admin: APIRequestContext }>({
  admin: [
    async ({ playwright }, use, { project }) => {
      const baseURL = String(project.use.baseURL)
      const visitor = await playwright.request.newContext({ baseURL })
      const answer = await visitor.post('/api/auth/login', {
        data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { access_token } = await answer.json()
      await visitor.dispose()
      const admin = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { authorization: `Bearer ${access_token}` },
      })
      await use(admin)
      await admin.dispose()
    },
    { scope: 'worker' },
  ],
  api: async ({ admin }, use) => {
    const { api, tidyUp } = apiOf(admin)
    await use(api)
    await tidyUp()
  },
})

/**
 * Waits until the site shows exactly the stored packages. Those of earlier journeys are removed, but may still be in
 * the release, or in the folder behind Caddy. The wait belongs before the few journeys that walk through pages they did
 * not make: after every removal it would be a build or deploy each time, though the next package needs another one
 * anyway.
 */
export async function siteIsCurrent(admin: APIRequestContext): Promise<void> {
  await expect(async () => {
    const { status, hook } = await dataOf(await admin.get('/api/publikasi'))
    expect(status).toBe('terbit')
    expect(hook?.status).not.toBe('antre')
    const there: StoredPaket[] = await dataOf(await admin.get('/api/paket'))
    const sitemap = await (await admin.get('/sitemap.xml')).text()
    const shown = [...sitemap.matchAll(/\/data_produk\/([^<]+)<\/loc>/g)].map(([, slug]) => slug)
    expect(shown.toSorted()).toEqual(there.map(({ slug }) => slug).toSorted())
  }).toPass({ timeout: 120_000, intervals: [100] })
}

export { expect }
