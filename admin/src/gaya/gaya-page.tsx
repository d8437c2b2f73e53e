import { Title } from '@mantine/core'
import { drawStates } from '@safar/shared/keadaan'
import { type ReactNode, useEffect } from 'react'
import { PageTitle } from '../ui/page-title.tsx'
import { Daftar } from './daftar.tsx'
import { Dialog } from './dialog.tsx'
import { Formulir } from './formulir.tsx'
import classes from './gaya.module.css'
import { Isian } from './isian.tsx'
import { Keadaan } from './keadaan.tsx'
import { Kerangka } from './kerangka.tsx'
import { Penanda } from './penanda.tsx'
import { Tombol } from './tombol.tsx'
import { Unggah } from './unggah.tsx'

/** Every component of the admin in every state; only `npm run dev` has this page. */
export function Component() {
  useEffect(() => {
    drawStates()
    // The calendar among the examples brings itself into view.
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <PageTitle title="Gaya" lead="Setiap komponen admin dalam setiap keadaan. Hanya ada di npm run dev." />
      <Bagian judul="Tombol">
        <Tombol />
      </Bagian>
      <Bagian judul="Lencana, kursi, status terbit">
        <Penanda />
      </Bagian>
      <Bagian judul="Isian">
        <Isian />
      </Bagian>
      <Bagian judul="Kosong, memuat, gagal, daftar">
        <Keadaan />
      </Bagian>
      <Bagian judul="Kerangka dan publikasi">
        <Kerangka />
      </Bagian>
      <Bagian judul="Daftar">
        <Daftar />
      </Bagian>
      <Bagian judul="Formulir paket">
        <Formulir />
      </Bagian>
      <Bagian judul="Gambar">
        <Unggah />
      </Bagian>
      <Bagian judul="Dialog dan pemberitahuan">
        <Dialog />
      </Bagian>
    </>
  )
}

function Bagian({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <section className={classes.bagian}>
      <Title order={2} size="h4" mb="lg">
        {judul}
      </Title>
      {children}
    </section>
  )
}
