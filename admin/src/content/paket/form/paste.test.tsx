import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'

const { api, server } = fakeApi()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7, itineraris: [], keunggulans: [{ keterangan: 'Dekat' }] })
  api.sent = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Opens the form and pastes at the end of a field. */
async function pasteInto(name: string, text: string) {
  const { user } = renderForm('/admin/packages/7')
  await screen.findByRole('textbox', { name: 'Nama paket' })
  await user.click(field(name))
  await user.keyboard('{End}')
  await user.paste(text)
  return { user }
}
async function saved(user: { click: (element: Element) => Promise<void> }) {
  await user.click(button('Simpan Paket'))
  await screen.findByRole('dialog', { name: 'Data berhasil diupdate' })
  return api.sent[0]
}

describe('an itinerary that is pasted', () => {
  const DAYS = 'Hari 1: Jakarta – Madinah\r\n• Berkumpul.\r\n• Terbang.\r\nHari 2 – Madinah\r\no  Ziarah.'
  const itineraris = [
    { hari: 1, tanggal: '', name: 'Jakarta – Madinah', deskripsi: 'Berkumpul.\nTerbang.' },
    { hari: 2, tanggal: '', name: 'Madinah', deskripsi: 'Ziarah.' },
  ]

  it.each(['Nama', 'Deskripsi hari'])('becomes days, from the field %s', async (name) => {
    const { user } = await pasteInto(name, DAYS)
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Nama')))
    expect(field('Nama').value).toBe('Jakarta – Madinah')
    expect(screen.getByRole('group', { name: 'Itinerary 2' })).toBeTruthy()
    expect(await saved(user)).toMatchObject({ itineraris })
  })

  it('keeps the nine lines of one day: the first names it, the others tell of it', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => `Baris ${index + 1} ${'kata '.repeat(10)}`.trim())
    const { user } = await pasteInto('Nama', lines.join('\n'))
    const sent = await saved(user)
    expect(sent).toMatchObject({
      itineraris: [{ hari: 1, name: lines[0], deskripsi: lines.slice(1).join('\n') }],
    })
  })
})

describe('what is pasted into a field', () => {
  it('stays whole where it is too long, and says so at once', async () => {
    const { user } = await pasteInto('Maskapai', 'x'.repeat(250))
    expect(field('Maskapai').value).toHaveLength('Saudia'.length + 250)
    expect(screen.getByText('Paling banyak 200 huruf. Kurangi 56 huruf.')).toBeTruthy()
    expect(field('Maskapai').getAttribute('aria-invalid')).toBe('true')
    await user.click(button('Simpan Paket'))
    expect(document.activeElement).toBe(field('Maskapai'))
    expect(api.sent).toEqual([])
    fireEvent.change(field('Maskapai'), { target: { value: 'y'.repeat(190) } })
    expect(screen.getByText('190 dari 200 huruf')).toBeTruthy()
  })

  it('keeps all lines in a field of one, without marks of lists', async () => {
    const { user } = await pasteInto('Lokasi', '• Sisi timur\r\n•\tDekat gerbang 21\r\n')
    const lokasi = 'MadinahSisi timur Dekat gerbang 21'
    expect(field('Lokasi').value).toBe(lokasi)
    expect(await saved(user)).toMatchObject({ hotels: [{ lokasi }] })
  })

  it('keeps a mark that stands inside of a sentence', async () => {
    await pasteInto('Maskapai', ' - Garuda')
    expect(field('Maskapai').value).toBe('Saudia - Garuda')
  })

  it('loses marks of lists in a text, and no paragraph', async () => {
    const { user } = await pasteInto('Deskripsi', '')
    await user.clear(field('Deskripsi'))
    await user.paste('Pembuka.\r\n\r\n§  Satu\r\na) Dua\r\n1. Rp 1.500.000')
    expect(field('Deskripsi').value).toBe('Pembuka.\n\nSatu\nDua\nRp 1.500.000')
  })

  it('goes on with a row that has words already, and opens a row for each further line', async () => {
    const { user } = await pasteInto('Keunggulan 1', ' sekali\n· Tenang\n· Lengkap')
    expect(document.activeElement).toBe(field('Keunggulan 3'))
    expect(await saved(user)).toMatchObject({
      keunggulans: ['Dekatsekali', 'Tenang', 'Lengkap'].map((keterangan) => ({ keterangan })),
    })
  })

  it('is refused whole by a list that has no room for it', async () => {
    const lines = Array.from({ length: 101 }, (_, index) => `Baris ${index}`)
    await pasteInto('Keunggulan 1', lines.join('\n'))
    expect(field('Keunggulan 1').value).toBe('Dekat')
    const list = within(screen.getByRole('group', { name: 'Keunggulan' }))
    expect(list.getAllByRole('textbox')).toHaveLength(1)
    expect(list.getByText(/Paling banyak 100 baris, dengan tempelan ini menjadi 101/)).toBeTruthy()
  })
})
