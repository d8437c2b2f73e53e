import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { picture } from './picture.ts'

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
// A file input is a button to a screen reader.
const chooser = button
const view = (page: Page | Locator, name: string) => page.getByRole('group', { name, exact: true })

/** The picture file as a browser hands it over when it is dropped or pasted. */
function transferOf(page: Page, file: string, type = 'image/webp') {
  const bytes = readFileSync(picture(file)).toString('base64')
  return page.evaluateHandle(
    ([content, name, kind]) => {
      const data = new DataTransfer()
      const array = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      data.items.add(new File([array], name, { type: kind }))
      return data
    },
    [bytes, `${file}.webp`, type] as const,
  )
}

test('a picture goes up with progress on a slow line, can be called off, and comes by choosing, dropping or pasting', async ({
  page,
  context,
}) => {
  await openAsAdmin(page, '/admin/packages/add')
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload-image')) uploads.push(request.url())
  })

  // A dialog that was closed without a choice.
  await chooser(page, 'Poster').setInputFiles([])
  await expect(chooser(page, 'Poster')).toBeVisible()
  await chooser(page, 'Poster').setInputFiles({
    name: 'harga.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(
    page.getByText('harga.pdf bukan gambar yang dapat dipakai. Pilih JPG, PNG, atau WebP.'),
  ).toBeVisible()
  expect(uploads).toEqual([])

  const network = await context.newCDPSession(page)
  const slow = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await network.send('Network.enable')
  await slow(60_000)
  const bar = page.getByRole('progressbar', { name: 'Unggahan Poster' })
  const fraction = () => bar.evaluate((element) => (element as HTMLProgressElement).value)
  await chooser(page, 'Poster').setInputFiles(picture('kaaba'))
  await expect(page.getByText('Mengunggah kaaba.webp')).toBeVisible()
  await expect.poll(fraction).toBeGreaterThan(0)
  const seen = await fraction()
  expect(seen).toBeLessThan(1)
  await expect.poll(fraction).toBeGreaterThan(seen)
  // A save waits for the upload.
  await page.keyboard.press('Control+s')
  const failed = page.getByRole('dialog', { name: 'Data gagal ditambahkan' })
  await expect(failed).toContainText('Tunggu sampai gambar selesai diunggah')
  await button(failed, 'Ok').click()
  // So does leaving, though nothing was typed yet.
  await page.getByRole('link', { name: 'Manifest' }).click()
  const leave = page.getByRole('dialog', { name: 'Perubahan belum disimpan' })
  await button(leave, 'Tetap di sini').last().click()
  await expect(leave).toBeHidden()
  await expect(bar).toBeVisible()
  await button(page, 'Batalkan unggahan').click()
  await expect(bar).toBeHidden()
  await expect(chooser(page, 'Poster')).toBeVisible()
  await slow(-1)

  await page.locator('#bagian-gambar').scrollIntoViewIfNeeded()
  await chooser(page, 'Poster').dispatchEvent('drop', { dataTransfer: await transferOf(page, 'kaaba') })
  await expect(view(page, 'Poster').getByRole('img', { name: 'Poster yang terpasang' })).toBeVisible()
  await expect(button(view(page, 'Poster'), 'Lihat Gambar')).toBeFocused()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 1000)
    canvas.getContext('2d')?.fillRect(0, 0, 800, 1000)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': canvas.convertToBlob() })])
  })
  await chooser(page, 'Flyer').focus()
  await page.keyboard.press('Control+v')
  await expect(view(page, 'Flyer').getByRole('img', { name: 'Flyer yang terpasang' })).toBeVisible()

  for (const [row, name, file] of [
    ['Hotel 1', 'Gambar hotel', 'hotel-madinah-1'],
    ['Penerbangan 1', 'Gambar maskapai', 'kaaba-480'],
  ] as const) {
    const group = view(page, row)
    await chooser(group, name).setInputFiles(picture(file))
    await expect(button(view(group, name), 'Lihat Gambar')).toBeVisible()
  }
  // An aborted upload never arrives.
  await expect(view(page, 'Poster').getByRole('img').first()).toHaveAttribute(
    'src',
    /\/storage\/img_uploads\//,
  )
})

test('an upload that fails says why beside the field and is tried again', async ({
  intercept,
  page,
  expectConsole,
}) => {
  expectConsole(/status of (415|500)|net::ERR_/)
  await openAsAdmin(page, '/admin/packages/add')
  const file = { name: 'poster.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') }
  await chooser(page, 'Poster').setInputFiles(file)
  await expect(page.getByText('Berkas ini bukan gambar yang dapat dipakai.')).toBeVisible()
  await expect(chooser(page, 'Poster')).toHaveAccessibleDescription(/bukan gambar/)

  await intercept('**/api/upload-image', (route) => route.fulfill({ status: 500, json: { message: 'x' } }), {
    times: 1,
  })
  await chooser(page, 'Poster').setInputFiles(picture('kaaba'))
  await expect(page.getByText('Gambar gagal diunggah. Coba lagi.')).toBeVisible()
  await intercept('**/api/upload-image', (route) => route.abort(), { times: 1 })
  await button(page, 'Coba lagi').click()
  await expect(page.getByText('Tidak dapat menghubungi server.')).toBeVisible()
  await button(page, 'Coba lagi').click()
  await expect(button(view(page, 'Poster'), 'Lihat Gambar')).toBeVisible()
})

test('Lihat Gambar zooms from half to one and a half by tenths and turns by quarters; Update clears for another', async ({
  page,
  api,
}) => {
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  await button(view(page, 'Flyer'), 'Lihat Gambar').click()
  const dialog = page.getByRole('dialog', { name: 'Flyer' })
  const shown = dialog.getByRole('img', { name: 'Flyer' })
  const zoom = dialog.getByRole('status', { name: 'Besar gambar' })
  const turned = (style: string) => expect(shown).toHaveAttribute('style', style)
  await expect(zoom).toHaveText('100%')
  for (let tenth = 11; tenth <= 15; tenth += 1) {
    await button(dialog, 'Perbesar').click()
    await expect(zoom).toHaveText(`${tenth * 10}%`)
  }
  await turned('transform: rotate(0deg) scale(1.5);')
  await expect(button(dialog, 'Perbesar')).toBeDisabled()
  for (let tenth = 14; tenth >= 5; tenth -= 1) {
    await page.keyboard.press('-')
    await expect(zoom).toHaveText(`${tenth * 10}%`)
  }
  await expect(button(dialog, 'Perkecil')).toBeDisabled()
  await button(dialog, 'Putar ke kanan').click()
  await turned('transform: rotate(90deg) scale(0.5);')
  await page.keyboard.press('r')
  await turned('transform: rotate(180deg) scale(0.5);')
  await button(dialog, 'Putar ke kiri').click()
  await turned('transform: rotate(90deg) scale(0.5);')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(view(page, 'Flyer'), 'Lihat Gambar')).toBeFocused()

  for (const [name, path, file] of [
    ['Poster', 'thumbnail', 'kaaba'],
    ['Flyer', 'flyer', 'flyer-1'],
  ] as const) {
    await button(view(page, name), 'Update').click()
    await expect(chooser(page, name)).toBeFocused()
    await button(page, 'Pakai lagi gambar tadi').click()
    await expect(view(page, name).getByRole('img')).toHaveAttribute('src', new RegExp(`${paket[path]}$`))
    await button(view(page, name), 'Update').click()
    // Choosing nothing does nothing.
    await chooser(page, name).setInputFiles([])
    await chooser(page, name).setInputFiles(picture(file))
    await expect(button(view(page, name), 'Lihat Gambar')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pakai lagi gambar tadi' })).toBeHidden()
  }
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Data berhasil diupdate' })).toBeVisible()
  const saved = await api.paket(paket.id)
  expect(saved.thumbnail).not.toBe(paket.thumbnail)
  expect(saved.flyer).not.toBe(paket.flyer)
})

test('a file that misses its zone never opens in the page, and a pasted picture finds the zone it is meant for', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/packages/add')
  const nama = page.getByRole('textbox', { name: 'Nama paket', exact: true })
  await nama.fill('Umrah Tempel')
  /** Tells if the page prevents the browser from opening what is dragged over it. */
  const refuses = (type: 'dragover' | 'drop', files: boolean) =>
    page.evaluate(
      ([name, withFile]) => {
        const dataTransfer = new DataTransfer()
        if (withFile) dataTransfer.items.add(new File(['x'], 'x.webp', { type: 'image/webp' }))
        else dataTransfer.setData('text/plain', 'x')
        const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })
        return !document.querySelector('h1')?.dispatchEvent(event)
      },
      [type, files] as const,
    )
  expect(await refuses('dragover', true)).toBe(true)
  expect(await refuses('drop', true)).toBe(true)
  expect(await refuses('dragover', false)).toBe(false)

  const paste = async (text = '', file = 'kaaba') => {
    const data = await transferOf(page, file)
    await page.evaluate(
      ([clipboardData, words]) => {
        if (words) clipboardData.setData('text/plain', words)
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(event)
      },
      [data, text] as const,
    )
  }
  // Two zones are empty: the one below the pointer takes it.
  await chooser(page, 'Flyer').hover()
  await paste('', 'flyer-1')
  await expect(view(page, 'Flyer').getByRole('img', { name: 'Flyer yang terpasang' })).toBeVisible()
  // Words pasted into a field stay words, even when a picture comes with them.
  await nama.hover()
  await nama.focus()
  await paste('Umrah Tempel')
  await expect(chooser(page, 'Poster')).toBeVisible()
  // One zone still needs a picture: it takes what is pasted anywhere.
  await paste()
  await expect(view(page, 'Poster').getByRole('img', { name: 'Poster yang terpasang' })).toBeVisible()
  await expect(nama).toHaveValue('Umrah Tempel')
})

test('a picture that does not fit its frame is asked about before it is sent, and shown as the site will', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/packages/add')
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload-image')) uploads.push(request.url())
  })
  await chooser(page, 'Poster').setInputFiles(picture('flyer-1'))
  const question = page.getByRole('group', { name: /^Gambar ini 800 × 1000 piksel: / })
  await expect(question).toContainText('40% terpotong di situs. Yang pas: 1600 × 1200 piksel (4:3).')
  await expect(button(question, 'Pilih gambar lain')).toBeFocused()
  await expectAccessible(page, 'a picture that does not fit')
  expect(uploads).toEqual([])
  // The question blocks saving.
  await page.keyboard.press('Control+s')
  const failed = page.getByRole('dialog', { name: 'Data gagal ditambahkan' })
  await expect(failed).toContainText('jawab dulu pertanyaan pada gambarnya')
  await button(failed, 'Ok').click()

  const choosing = page.waitForEvent('filechooser')
  await button(question, 'Pilih gambar lain').click()
  await (await choosing).setFiles(picture('kaaba-480'))
  await expect(page.getByRole('group', { name: /terlalu kecil, akan tampak buram/ })).toBeVisible()
  await button(page, 'Tetap pakai').click()
  const poster = view(page, 'Poster').getByRole('img', { name: 'Poster yang terpasang' })
  await expect(poster).toBeVisible()
  expect(uploads).toHaveLength(1)
  // The word stays beside the picture.
  await expect(page.getByText(/^Gambar ini 480 × 300 piksel/)).toBeVisible()

  await chooser(page, 'Flyer').setInputFiles(picture('kaaba'))
  await expect(page.getByRole('group', { name: /di situs tampil kecil dengan ruang kosong/ })).toBeVisible()
  await button(page, 'Tetap pakai').click()
  const flyer = view(page, 'Flyer').getByRole('img', { name: 'Flyer yang terpasang' })
  await expect(flyer).toBeVisible()
  const frameOf = (shown: Locator) =>
    shown.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect()
      return [getComputedStyle(image).objectFit, Math.round((100 * width) / height)]
    })
  expect(await frameOf(poster)).toEqual(['cover', 133])
  expect(await frameOf(flyer)).toEqual(['contain', 80])
})
