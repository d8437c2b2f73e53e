import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { permintaanClient } from '../permintaan-data-client.ts'
import classes from './pendaftaran.module.css'

const persetujuanQuery = (id: number) =>
  queryOptions({
    queryKey: ['persetujuan', id],
    queryFn: ({ signal }) => permintaanClient.persetujuan(id, signal),
    // A given consent never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Renders the consent as given: version and time, and its text on demand. */
export function Persetujuan({ pendaftaran }: { pendaftaran: Pendaftaran }) {
  const { id, nama, persetujuan_versi, persetujuan_pada } = pendaftaran
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({ ...persetujuanQuery(id), enabled: isOpen })
  const words = data && [data.teks, data.pemasaran].filter(Boolean).map((each) => `“${each}”`)
  return (
    <>
      <p>
        Menyetujui versi {persetujuan_versi}, {formatWaktu(persetujuan_pada)}{' '}
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-label={`Lihat teks persetujuan ${nama}`}
          onClick={() => setOpen(!isOpen)}
        >
          Lihat teks
        </button>
      </p>
      {isOpen && isError && <p role="alert">Teksnya belum dapat dibaca. Coba lagi nanti.</p>}
      {isOpen && words?.map((each) => <p key={each}>{each}</p>)}
      {isOpen && words?.length === 0 && <p>Teks versi ini tidak tersimpan lagi.</p>}
    </>
  )
}
