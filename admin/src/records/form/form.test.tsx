import { ApiError } from '@safar/shared/platform/http/errors'
import type { Fields, Noun } from '@safar/shared/records/noun/field'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { emptyValues, type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { AddPage } from './add-page.tsx'
import type { FormCalls } from './calls.ts'
import { markText } from './compare/mark-text.ts'
import { draftKey, readDrafts } from './draft/draft.ts'
import { EditPage } from './edit-page.tsx'
import type { FormShape, Looks } from './shape.ts'

/* Tests the engine with a noun that the product does not have: the engine knows a noun by its shape alone. */

const FIELDS = {
  nama: { kind: 'text', max: 40, required: 'always' },
  benua: { kind: 'choice', of: ['Asia', 'Afrika'], required: 'always' },
  luas: { kind: 'number', min: 1, max: 99_999 },
  berdiri: { kind: 'day' },
  sejarah: { kind: 'text', max: 2_000 },
  panduan: { kind: 'text', max: 2_000, markdown: true },
  gerbang: {
    kind: 'list',
    max: 3,
    required: 'create',
    row: { nama: { kind: 'text', max: 40, required: 'always' } },
  },
} as const satisfies Fields
const NOUN = {
  name: 'kota',
  fields: FIELDS,
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'whole',
  draftsInBrowser: true,
  published: true,
} as const satisfies Noun
const LOOKS: Looks<typeof FIELDS> = {
  nama: { label: 'Nama' },
  benua: { label: 'Benua', width: 'half', none: 'Pilih benua' },
  luas: { label: 'Luas', width: 'half', unit: 'km²' },
  berdiri: { label: 'Berdiri' },
  sejarah: { label: 'Sejarah', lines: 4 },
  panduan: { label: 'Panduan', hint: 'Tampil di halaman kota' },
  gerbang: { label: 'Gerbang', add: 'Tambah gerbang', main: 'nama', cells: { nama: { label: 'Nama' } } },
}

const MAKKAH = {
  id: 1,
  updated_at: 'then',
  nama: 'Makkah',
  benua: 'Asia' as const,
  luas: 760 as number | null,
  berdiri: '',
  sejarah: 'Lembah di antara bukit.\nKota tua.',
  panduan: 'Bawa **paspor**.',
  gerbang: [{ nama: 'Ajyad' }],
}
type Kota = typeof MAKKAH
type Values = FormValuesOf<typeof FIELDS>

const editSchema = updateSchema(FIELDS)

function setUp(path: string, stored: Kota = MAKKAH) {
  const server = { kota: stored, sent: [] as unknown[], versions: [] as Kota[] }
  const calls: FormCalls<Kota> = {
    get: async () => server.kota,
    async create(input) {
      server.sent.push(input)
      return server.kota
    },
    async update(_id, input, base) {
      if (base.at !== server.kota.updated_at) throw new ApiError(409, { data: server.kota })
      server.sent.push(input)
      const { nama, sejarah, panduan } = editSchema.parse(input)
      server.kota = {
        ...server.kota,
        updated_at: 'now',
        ...(nama && { nama }),
        ...(sejarah && { sejarah }),
        ...(panduan && { panduan }),
      }
      return server.kota
    },
    readAnswer: () => server.kota,
    riwayat: {
      list: async () => ({
        data: server.versions.map((_, index) => ({
          id: index,
          aksi: index === 0 ? ('ubah' as const) : ('buat' as const),
          waktu: '2026-11-20T03:30:00.000Z',
          oleh: 'Siti',
          akun: null,
        })),
        total: server.versions.length,
      }),
      get: async (_id, riwayatId) => ({
        id: riwayatId,
        aksi: 'ubah',
        waktu: '',
        oleh: '',
        akun: null,
        data: server.versions[riwayatId] ?? server.kota,
      }),
      restore: async () => ({ pesan: null }),
    },
    trash: { list: async () => [], restore: async () => null },
  }
  const shape: FormShape<Values, Kota> = {
    noun: NOUN,
    word: 'kota',
    looks: LOOKS,
    sections: [
      { id: 'umum', title: 'Umum', fields: ['nama', 'benua', 'luas', 'berdiri', 'sejarah', 'panduan'] },
      { id: 'gerbang', title: 'Gerbang', fields: ['gerbang'] },
    ],
    valuesOf: (kota) => valuesOf(FIELDS, kota),
    schemas: { add: createSchema(FIELDS), edit: editSchema },
    warnings: ({ luas }): Record<string, string> =>
      typeof luas === 'number' && luas > 10_000 ? { luas: 'Luas sekali' } : {},
    calls,
    list: { path: '/kota', title: 'Semua kota' },
  }
  const view = renderRoutes(
    [
      { path: '/kota', element: <h1>Daftar</h1> },
      { path: '/kota/baru', element: <AddPage shape={shape} clean={emptyValues(FIELDS)} /> },
      { path: '/kota/:id', element: <EditPage shape={shape} /> },
    ],
    path,
  )
  return { ...view, server, shape }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('a form of any noun', () => {
  it('has its sections and fields, in the words of its shape', async () => {
    setUp('/kota/1')
    await screen.findByRole('textbox', { name: 'Nama' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ubah Kota')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Umum',
      'Gerbang',
    ])
    expect(field('Nama').value).toBe('Makkah')
    expect(field('Luas').value).toBe('760')
    expect(field('Sejarah').tagName).toBe('TEXTAREA')
    expect(field('Gerbang 1').value).toBe('Ajyad')
    expect(screen.getByRole('combobox', { name: 'Benua' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Semua kota' }).getAttribute('href')).toBe('/kota')
    expect(button('Simpan Kota')).toBeTruthy()
  })

  it('refuses what its schemas refuse, in each section, and adds what they take', async () => {
    const { user, server, address } = setUp('/kota/baru')
    await user.click(button('Simpan Kota'))
    expect(screen.getAllByText('Data tidak boleh kosong')).toHaveLength(3)
    expect(document.activeElement).toBe(field('Nama'))
    expect(button(/^Gerbang 1 isian perlu diperbaiki/)).toBeTruthy()
    type('Nama', 'Kairo')
    type('Berdiri', '6 Juli 1969')
    type('Gerbang 1', 'Zuwayla')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Benua' }), 'Afrika')
    await user.click(button('Simpan Kota'))
    const done = await dialog('Data berhasil ditambahkan')
    expect(server.sent).toEqual([
      {
        nama: 'Kairo',
        panduan: '',
        benua: 'Afrika',
        luas: '',
        berdiri: '1969-07-06',
        sejarah: '',
        gerbang: [{ nama: 'Zuwayla' }],
      },
    ])
    await user.click(done.getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(address()).toBe('/kota'))
  })

  it('points out what its shape finds odd, and saves it all the same', async () => {
    const { user, server } = setUp('/kota/1')
    await screen.findByRole('textbox', { name: 'Luas' })
    type('Luas', '20000')
    expect(await screen.findByRole('region', { name: '1 hal untuk diperiksa' })).toBeTruthy()
    await user.click(button('Simpan Kota'))
    await dialog('Data berhasil diupdate')
    expect(server.sent).toMatchObject([{ luas: 20_000 }])
  })

  it('keeps what was typed as a draft under its own name, and throws it away when told to', async () => {
    const { user, router, shape, address } = setUp('/kota/1')
    await screen.findByRole('textbox', { name: 'Nama' })
    type('Nama', 'Mekah')
    const key = draftKey(shape, '', 1)
    expect(key).toContain('.kota.')
    await waitFor(() => expect(readDrafts(shape, key)).toMatchObject([{ values: { nama: 'Mekah' } }]), {
      timeout: 3000,
    })
    await router.navigate('/kota')
    const asked = await dialog('Perubahan belum disimpan')
    await user.click(asked.getByRole('button', { name: 'Buang perubahan' }))
    await waitFor(() => expect(address()).toBe('/kota'))
    expect(readDrafts(shape, key)).toEqual([])
  })

  it('asks about what two people changed, and marks the words in which they differ', async () => {
    const { user, server } = setUp('/kota/1')
    await screen.findByRole('textbox', { name: 'Nama' })
    type('Sejarah', 'Lembah di antara gunung.\nKota tua.')
    server.kota = {
      ...MAKKAH,
      updated_at: 'later',
      nama: 'Makkah al-Mukarramah',
      sejarah: 'Lembah di antara bukit batu.\nKota tua.',
    }
    await user.click(button('Simpan Kota'))
    const choice = await dialog('Kota ini baru saja diubah orang lain')
    const sejarah = choice.getByRole('radiogroup', { name: 'Sejarah' })
    expect([...sejarah.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'bukit batu.',
      'gunung.',
    ])
    await user.click(choice.getByRole('button', { name: 'Simpan pilihan ini' }))
    await dialog('Data berhasil diupdate')
    expect(server.kota).toMatchObject({
      nama: 'Makkah al-Mukarramah',
      sejarah: 'Lembah di antara gunung.\nKota tua.',
    })
  })

  it('tells of its revisions in its own words', async () => {
    const { user, server } = setUp('/kota/1')
    await screen.findByRole('textbox', { name: 'Nama' })
    server.versions = [MAKKAH, { ...MAKKAH, nama: 'Bakkah', gerbang: [] }]
    await user.click(button('Riwayat'))
    const drawer = await dialog('Riwayat perubahan')
    expect(await drawer.findByText('Kota diubah (sekarang)')).toBeTruthy()
    expect(drawer.getByText('Kota dibuat')).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'Lihat perubahan' }))
    expect(await drawer.findByText('Bakkah')).toBeTruthy()
    expect(drawer.getByText('Gerbang 1')).toBeTruthy()
  })

  it('says that a record is gone, and that no trash has it', async () => {
    const { user, shape } = setUp('/kota/1')
    await screen.findByRole('textbox', { name: 'Nama' })
    shape.calls.update = () => Promise.reject(new ApiError(404, {}))
    await user.click(button('Simpan Kota'))
    const asked = await dialog('Data gagal diupdate')
    expect(await asked.findByText(/^Kota ini sudah dihapus dan tidak ada lagi di Sampah\./)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Simpan sebagai kota baru' }))
    await dialog('Data berhasil ditambahkan')
  })

  it('says with dignity when there is none to edit', async () => {
    const { shape, router } = setUp('/kota')
    shape.calls.get = () => Promise.reject(new ApiError(404, {}))
    await router.navigate('/kota/9')
    await screen.findByRole('heading', { name: 'Kota tidak ditemukan' })
    expect(screen.getByRole('link', { name: 'Kembali ke daftar kota' })).toBeTruthy()
  })
})

describe('words that differ', () => {
  it('are marked one by one, not all that lies between them', () => {
    const [before, after] = markText('satu dua tiga empat lima', 'satu 2 tiga empat 5')
    const words = (pieces: typeof before) =>
      pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')
    expect([words(before), words(after)]).toEqual(['satu [dua] tiga empat [lima]', 'satu [2] tiga empat [5]'])
  })

  it('are not looked for in texts that are too long or too far apart', () => {
    const apart = (word: string) => Array.from({ length: 900 }, (_, index) => `${word}${index}`).join(' ')
    for (const [a, b] of [
      [apart('a'), apart('b')],
      ['x '.repeat(60_000), 'y'],
    ] as const) {
      const [before, after] = markText(a, b)
      expect([before.filter(({ changed }) => changed), after.filter(({ changed }) => changed)]).toEqual([
        [{ text: a.trim(), changed: true }],
        [{ text: b, changed: true }],
      ])
    }
  })
})

describe('a field in Markdown', () => {
  const panduan = (text: string, path = '/kota/1') => setUp(path, { ...MAKKAH, panduan: text })
  const editor = async () => {
    await screen.findByRole('toolbar', { name: 'Alat tulis' })
    return screen.getByRole('textbox', { name: 'Panduan' })
  }

  it('is written as visitors read it, and stored as Markdown', async () => {
    const { user, server } = panduan('Bawa **paspor**.')
    const text = await editor()
    expect(text.querySelector('strong')?.textContent).toBe('paspor')
    expect(text.getAttribute('aria-multiline')).toBe('true')
    expect(document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Tampil di halaman kota',
    )
    await user.click(button('Judul'))
    await user.click(button('Simpan Kota'))
    await dialog('Data berhasil diubah').catch(() => undefined)
    await waitFor(() => expect(server.sent).toMatchObject([{ panduan: '# Bawa **paspor**.' }]))
  })

  it('changes nothing by being opened, and nothing by what was taken back', async () => {
    const { user, server } = panduan('## Bawa __paspor__\ndan visa')
    await editor()
    await user.click(button('Daftar'))
    await user.click(button('Urungkan (Ctrl+Z)'))
    type('Nama', 'Makkah raya')
    await user.click(button('Simpan Kota'))
    await waitFor(() =>
      expect(server.sent).toMatchObject([{ nama: 'Makkah raya', panduan: '## Bawa __paspor__\ndan visa' }]),
    )
  })

  it('is a plain field for what the editor could not give back, and says so', async () => {
    panduan('[x]: https://a.test\n\nBawa paspor.')
    await screen.findByText(/dibuka apa adanya/)
    expect(field('Panduan').tagName).toBe('TEXTAREA')
    expect(field('Panduan').value).toContain('[x]: https://a.test')
  })
})
