import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { GambarField } from '../gambar/gambar-field.tsx'
import { paketQueries } from '../paket/paket.queries.ts'
import { Bingkai } from './bingkai.tsx'
import classes from './gaya.module.css'

type Client = Parameters<typeof GambarField>[0]['client']

const nothing = () => undefined
const never: Client = {
  upload: (_file, { onProgress } = {}) => {
    onProgress?.(0.4)
    return new Promise(() => undefined)
  },
}
const fails: Client = { upload: () => Promise.reject(new Error('contoh')) }
const empty = { label: 'Poster', value: '', onChange: nothing, frame: 'poster' } as const

/** Chooses a file, as a person would, for states that begin with one. */
function Dipilih({ nama, jenis, children }: { nama: string; jenis: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = place.current?.querySelector('input')
    if (!input) return
    const chosen = new DataTransfer()
    chosen.items.add(new File(['gambar'], nama, { type: jenis }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, [nama, jenis])
  return <div ref={place}>{children}</div>
}

export function Unggah() {
  const [stored] = useQuery(paketQueries.list()).data ?? []
  const value = stored?.thumbnail ?? ''
  return (
    <div className={classes.bingkaiBingkai}>
      <Bingkai judul="Belum ada gambar">
        <GambarField {...empty} client={never} required hint="JPG, PNG, atau WebP, paling besar 10 MB" />
      </Bingkai>
      <Bingkai judul="Wajib diisi">
        <GambarField {...empty} client={never} required error="Data tidak boleh kosong" />
      </Bingkai>
      <Bingkai judul="Sedang diunggah">
        <Dipilih nama="poster-umrah-januari.webp" jenis="image/webp">
          <GambarField {...empty} client={never} />
        </Dipilih>
      </Bingkai>
      <Bingkai judul="Unggahan gagal">
        <Dipilih nama="poster.webp" jenis="image/webp">
          <GambarField {...empty} client={fails} />
        </Dipilih>
      </Bingkai>
      <Bingkai judul="Bukan gambar">
        <Dipilih nama="brosur.pdf" jenis="application/pdf">
          <GambarField {...empty} client={never} />
        </Dipilih>
      </Bingkai>
      <Bingkai judul="Terpasang">
        <GambarField {...empty} value={value} client={never} />
      </Bingkai>
      <Bingkai judul="Terpasang, tegak">
        <GambarField {...empty} label="Flyer" value={value} frame="flyer" client={never} />
      </Bingkai>
      <Bingkai judul="Satu baris">
        <GambarField {...empty} label="Gambar hotel" frame="hotel" client={never} compact />
      </Bingkai>
      <Bingkai judul="Satu baris, terpasang">
        <GambarField {...empty} label="Gambar hotel" frame="hotel" value={value} client={never} compact />
      </Bingkai>
    </div>
  )
}
