import { Card } from '@mantine/core'
import type { Masalah } from '@safar/shared/ops/kesehatan/kesehatan-schema'
import { IconAlertOctagonFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { kesehatanQuery } from './kesehatan.queries.ts'
import classes from './kesehatan-card.module.css'

/** Renders the health of the product: each problem stays red until it is solved, with a link to its remedy. */
export function KesehatanCard() {
  const id = useId()
  const { data, isError, refetch } = useQuery(kesehatanQuery)
  if (!data && !isError) return null
  const count = data?.length ?? 0
  const isWell = data !== undefined && count === 0
  return (
    <Card
      component="section"
      className={classes.card}
      aria-labelledby={id}
      data-baik={isWell || undefined}
      data-sakit={count > 0 || undefined}
    >
      <h2 className={classes.title} id={id}>
        Kesehatan sistem
      </h2>
      {isWell && (
        <p className={classes.baik}>
          <IconCircleCheckFilled size={20} aria-hidden />
          Tidak ada yang perlu dibereskan. Yang diperiksa: kunci data, email, cadangan, disk, penerbitan,
          izin, dan alamat situs.
        </p>
      )}
      {count > 0 && (
        <>
          <p className={classes.lead}>
            {count} hal perlu dibereskan. Masing-masing tetap merah sampai beres.
          </p>
          <ul className={classes.list}>
            {data?.map((masalah) => (
              <SafeRow key={`${masalah.jenis} ${masalah.judul}`} of={masalah} name={masalah.judul}>
                {() => <MasalahItem masalah={masalah} />}
              </SafeRow>
            ))}
          </ul>
        </>
      )}
      {!data && <Retry onRetry={() => void refetch()} />}
    </Card>
  )
}

function MasalahItem({ masalah: { judul, kata, cara, halaman } }: { masalah: Masalah }) {
  return (
    <li>
      <IconAlertOctagonFilled size={20} aria-hidden />
      <div>
        <h3 className={classes.judul}>{judul}</h3>
        <p>{kata}</p>
        <p>
          <b>Cara membereskan:</b> {cara}
        </p>
        {halaman && (
          <Link className={classes.way} to={halaman.alamat}>
            {halaman.kata}
          </Link>
        )}
      </div>
    </li>
  )
}
