import { Button } from '@mantine/core'
import { kamarLabel } from '@safar/shared/content/paket/kamar'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { orangOf } from '@safar/shared/people/pendaftaran/giliran'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { editPath } from '@safar/shared/platform/address/admin'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { filesPath, groupPath, kamarPath, paths, sheetPath } from '../../platform/paths.ts'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { ContactButton } from '../pendaftaran/contact-button.tsx'
import { pendaftaranQueries } from '../pendaftaran/pendaftaran.queries.ts'
import { rinciPath } from '../pendaftaran/rinci/rinci-path.ts'
import { STATUS } from '../pendaftaran/status.ts'
import type { Keberangkatan } from './arrange.ts'
import classes from './manifest.module.css'

/** The page size: the most that one call gives. */
const MOST = 100
const ORDER = ['lunas', 'dihubungi', 'baru', 'batal'] as const

interface Props {
  paket: PaketRingkas
  terdaftar: Keberangkatan['terdaftar']
}

/**
 * Renders a departure's registrations, the surest first; the waiting list stands last, cancellations are only counted.
 */
export function OrangList({ paket, terdaftar }: Props) {
  const { slug, nama_paket } = paket
  const { data, isPending, isError, refetch } = useQuery(
    pendaftaranQueries.page({ paket: slug, page: 1, per_page: MOST }),
  )
  const isStaff = useMay('staff')
  const shown = arrangePeople(data?.data ?? [])
  const rest = (data?.total ?? 0) - (data?.data.length ?? 0)
  return (
    <div className={classes.inside}>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && shown.length === 0 && <p className={classes.none}>Belum ada yang mendaftar.</p>}
      {shown.length > 0 && (
        <ul className={classes.orang} aria-label={`Yang mendaftar ${nama_paket}`}>
          {shown.map((one) => (
            <SafeRow key={one.id} of={one} name={one.nama} to={rinciPath(one.id)}>
              <Orang pendaftaran={one} namaPaket={nama_paket} />
            </SafeRow>
          ))}
        </ul>
      )}
      {terdaftar.batal > 0 && <p className={classes.none}>{terdaftar.batal} batal, tidak ditampilkan.</p>}
      {rest > 0 && <p className={classes.none}>{rest} pendaftaran yang lebih lama ada di Pendaftaran.</p>}
      <div className={classes.ways}>
        {isStaff && (
          <>
            <Button component={Link} to={sheetPath(slug)} size="compact-md">
              Kesiapan dan lembar
            </Button>
            <Button component={Link} to={filesPath(slug)} variant="default" size="compact-md">
              Berkas keberangkatan
            </Button>
          </>
        )}
        <Button
          component={Link}
          to={`${paths.pendaftaran}?paket=${encodePart(slug)}`}
          variant="default"
          size="compact-md"
        >
          Buka di Pendaftaran
        </Button>
        {isStaff && (
          <>
            <Button component={Link} to={kamarPath(slug)} variant="default" size="compact-md">
              Pembagian kamar
            </Button>
            <Button component={Link} to={groupPath(slug)} variant="default" size="compact-md">
              Rombongan
            </Button>
          </>
        )}
        <Button
          component={Link}
          to={editPath('paket', slug)}
          variant="subtle"
          c="var(--muted)"
          size="compact-md"
        >
          Buka paketnya
        </Button>
      </div>
    </div>
  )
}

/** Sorts registrations by how sure they are, then by arrival; without cancellations and wishes to be told. */
function arrangePeople(list: readonly Pendaftaran[]): Pendaftaran[] {
  const rank = ({ jenis, status }: Pendaftaran) => (jenis === 'tunggu' ? ORDER.length : ORDER.indexOf(status))
  return list
    .filter(({ status, jenis }) => status !== 'batal' && jenis !== 'kabari')
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id)
}

function Orang({ pendaftaran, namaPaket }: { pendaftaran: Pendaftaran; namaPaket: string }) {
  const { id, nama, kamar, status, jenis, petugas, petugas_id } = pendaftaran
  const { label, bg, c } = STATUS[status]
  return (
    <li>
      <Link to={rinciPath(id)}>{nama}</Link>
      <span className={classes.pax}>
        {[`${orangOf(pendaftaran)} orang`, kamarLabel(kamar)].filter(Boolean).join(' · ')}
      </span>
      <span>
        <span className={classes.status} style={{ background: bg, color: c }}>
          {jenis === 'tunggu' ? 'Daftar tunggu' : label}
        </span>
      </span>
      <span className={classes.pax}>{petugas_id === null ? 'Tanpa penanggung jawab' : petugas}</span>
      <ContactButton pendaftaran={pendaftaran} namaPaket={namaPaket} />
    </li>
  )
}
