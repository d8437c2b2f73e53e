import type { APIRequestContext, Page } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { choosePicture, saveForm } from './fill-form.ts'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Returns the search words of a picture of the library that may go live: it has a description. */
async function described(admin: APIRequestContext): Promise<string> {
  const list = async (q?: string): Promise<{ alt: string }[]> =>
    (await (await admin.get('/api/gambar', { params: q ? { q } : {} })).json()).data
  for (const { alt } of await list()) if (alt && (await list(alt)).length === 1) return alt
  throw new Error('No picture of the library has a description of its own')
}

/** Finds a journey's record of a noun by its name, whatever its state. */
async function stored(admin: APIRequestContext, noun: string, name: string) {
  const answer = await admin.get(`/api/${noun}`, { params: { status: 'semua', q: name } })
  const data: { id: number; slug: string; status: string }[] = (await answer.json()).data
  const [record] = data
  if (!record) throw new Error(`No ${noun} called ${name}`)
  return record
}

test('a guide, a slide, a picture and a service go from their forms to the site, and off it again', async ({
  page,
  admin,
  api,
}) => {
  test.slow()
  const mark = Date.now()
  const [guide, slide, photo, service] = [
    `Ustadz Uji ${mark}`,
    `Spanduk uji ${mark}`,
    `Galeri uji ${mark}`,
    `Layanan uji ${mark}`,
  ]
  const made: string[] = []
  const keep = async (noun: string, name: string) => {
    const record = await stored(admin, noun, name)
    made.push(`/api/${noun}/${record.id}`)
    return record
  }
  try {
    await openAsAdmin(page, '/admin/guides/add')
    await textbox(page, 'Nama').fill(guide)
    const panel = page.getByRole('region', { name: 'Terbitan' })
    await expect(panel.getByText('Lengkap, siap terbit')).toBeVisible()
    await saveForm(page)
    const draft = await keep('pembimbing', guide)
    expect(draft.status).toBe('draf')
    await page.goto(`/admin/guides/${draft.slug}`)
    await expect(panel.getByText(`/pembimbing/${draft.slug}`)).toBeVisible()
    await panel.getByRole('radio', { name: 'Terbit' }).check()
    await saveForm(page)

    for (const [path, name, noun] of [
      ['/admin/slides/add', slide, 'spanduk'],
      ['/admin/gallery/add', photo, 'galeri'],
    ] as const) {
      await page.goto(path)
      await textbox(page, 'Judul').fill(name)
      await panel.getByRole('button', { name: 'Gambar Lengkapi' }).click()
      await choosePicture(page, await described(admin))
      if (noun === 'spanduk') await textbox(page, 'Teks').fill('Kami antar sampai depan pintu.')
      await panel.getByRole('radio', { name: 'Terbit' }).check()
      await saveForm(page)
      await keep(noun, name)
    }

    await page.goto('/admin/services/add')
    await textbox(page, 'Nama layanan').fill(service)
    await panel.getByRole('radio', { name: 'Terbit' }).check()
    await page.getByRole('button', { name: 'Simpan Layanan' }).click()
    await expect(page.getByText('1 isian perlu diperbaiki.')).toBeVisible()
    await textbox(page, 'Isi').fill('Kami dampingi dari rumah.')
    await saveForm(page)
    const { slug, id } = await keep('layanan', service)
    const questions = [
      'Apakah boleh membawa gitar?',
      'Di mana kumpulnya?',
      'Siapa pendampingnya?',
      'Yang keempat?',
    ]
    for (const tanya of questions) {
      const data = { tanya, jawab: 'Kami jawab langsung.', kategori: service, status: 'terbit' }
      const answer = await admin.post('/api/tanya', { data })
      expect(answer.status(), await answer.text()).toBe(201)
      made.push(`/api/tanya/${(await answer.json()).data.id}`)
    }

    await api.served(`/pembimbing/${draft.slug}`, guide)
    await api.served('/', slide)
    await api.served('/galeri', photo)
    const [first = '', second = '', third = '', fourth = ''] = questions
    const html = await api.served(`/layanan/${slug}`, service, 'Yang sering ditanyakan', first, second, third)
    expect(html).not.toContain(fourth)

    await page.goto(`/admin/services/${slug}`)
    await panel.getByRole('radio', { name: 'Arsip' }).check()
    await saveForm(page)
    expect((await stored(admin, 'layanan', service)).id).toBe(id)
    await expect(async () => {
      expect((await admin.get(`/layanan/${slug}`)).status()).toBe(404)
    }).toPass({ timeout: 90_000 })
  } finally {
    for (const path of made) await admin.delete(path)
  }
})
