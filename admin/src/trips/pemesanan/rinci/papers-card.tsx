import { editPath } from '@safar/shared/platform/address/admin'
import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'
import { SYARAT_LABEL, type SyaratKunci } from '@safar/shared/trips/kesiapan/syarat'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { passportsPath } from '../../../platform/paths.ts'
import { Dot } from '../../../platform/ui/dot.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { sectionHash } from '../../../records/form/place.ts'
import { SECTION } from '../../kesiapan/where-met.ts'
import { GreyRows } from '../grey-rows.tsx'
import { pemesananQueries } from '../pemesanan.queries.ts'
import { missingOf, missingText, papersId } from './missing.ts'
import classes from './rinci.module.css'

/** Renders what each participant still needs for the journey, with the way to where it is filled in. */
export function PapersCard({ id, paket }: { id: number; paket: string }) {
  const { data, isError, refetch } = useQuery(pemesananQueries.readiness(id))
  return (
    <section className={classes.card} aria-labelledby="berkas">
      <div className={classes.cardHead}>
        <h2 id="berkas">Berkas yang kurang</h2>
        {data && <small>{missingText(data.flatMap(missingOf)) || 'Semua lengkap'}</small>}
      </div>
      {isError && <Retry onRetry={() => void refetch()} />}
      {!data && !isError && <GreyRows count={2} />}
      {data && (
        <ul className={classes.papers}>
          {data.map((one, index) => (
            <Person key={one.peserta_id} one={one} name={one.nama_paspor || `Tempat ke-${index + 1}`} />
          ))}
        </ul>
      )}
      <p className={classes.further}>
        <Link to={passportsPath(paket)}>Di mana paspor fisiknya</Link>
      </p>
    </section>
  )
}

function Person({ one, name }: { one: Kesiapan; name: string }) {
  const missing = missingOf(one)
  return (
    <li id={papersId(one.peserta_id)} tabIndex={-1}>
      <h3>{name}</h3>
      {missing.length === 0 ? (
        <Dot tone="done">Lengkap</Dot>
      ) : (
        <ul>
          {missing.map(({ kunci, keadaan, alasan }) => (
            <li key={kunci} className={classes.missing}>
              <Dot tone={keadaan === 'penghalang' ? 'bad' : 'doubtful'}>
                <Where jamaah={one.jamaah_id} kunci={kunci} name={name} />
                <span>{alasan}</span>
              </Dot>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Where({ jamaah, kunci, name }: { jamaah: number | null; kunci: SyaratKunci; name: string }) {
  const label = SYARAT_LABEL[kunci]
  const section = SECTION[kunci]
  if (jamaah === null || section === null) return <b>{label}</b>
  return (
    <Link to={editPath('jamaah', jamaah) + sectionHash(section)} aria-label={`${label} ${name}`}>
      {label}
    </Link>
  )
}
