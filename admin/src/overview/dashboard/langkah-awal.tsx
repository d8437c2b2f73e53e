import { Card } from '@mantine/core'
import { hasWordmark, TANPA_NAMA } from '@safar/shared/platform/merek'
import type { Pengaturan } from '@safar/shared/settings/pengaturan/pengaturan'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { paths } from '../../platform/paths.ts'
import { pengaturanQuery } from '../../settings/pengaturan/pengaturan.queries.ts'
import classes from './langkah-awal.module.css'

interface Langkah {
  kata: string
  selesai: boolean
  to: string
}

const card = (id: string) => `${paths.pengaturan}#bagian-${id}`

/** Returns the first steps of a new agency, in the best order. */
function langkahAwal(isi: Pengaturan, jumlahPaket: number): Langkah[] {
  const { brand, company, address, phone, email, ppiu, pihk } = isi
  const isNamed = brand !== TANPA_NAMA && company !== '' && address !== ''
  return [
    { kata: 'Tulis nama dan alamat agensi', selesai: isNamed, to: card('identitas') },
    { kata: 'Isi telepon dan email', selesai: phone !== '' && email !== '', to: card('kontak') },
    { kata: 'Isi nomor izin', selesai: ppiu.nomor !== '' || pihk.nomor !== '', to: card('izin') },
    { kata: 'Unggah logo', selesai: isi.logo !== '' || hasWordmark(isi), to: card('identitas') },
    { kata: 'Tambahkan paket pertama', selesai: jumlahPaket > 0, to: paths.addPaket },
  ]
}

/** Renders a new agency's first steps; nothing once all are done. */
export function LangkahAwal() {
  const id = useId()
  const isi = useQuery(pengaturanQuery).data
  const paket = useQuery(paketQueries.list()).data
  if (!isi || !paket) return null
  const steps = langkahAwal(isi, paket.length)
  const done = steps.filter(({ selesai }) => selesai).length
  if (done === steps.length) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Langkah awal
      </h2>
      <p className={classes.note}>
        {done} dari {steps.length} selesai. Situs Anda tampil lengkap setelah semuanya terisi.
      </p>
      <ol className={classes.steps}>
        {steps.map(({ kata, selesai, to }) => (
          <li key={kata} data-selesai={selesai || undefined}>
            {selesai ? <IconCircleCheckFilled size={20} aria-hidden /> : <IconCircle size={20} aria-hidden />}
            {selesai ? <span>{kata} (selesai)</span> : <Link to={to}>{kata}</Link>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
