import { Card } from '@mantine/core'
import { formatTanggal, hariIni } from '@safar/shared/format/tanggal'
import { perluDiperiksa } from '@safar/shared/pengaturan/perlu-diperiksa'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { pengaturanQuery } from '../api/pengaturan.queries.ts'
import { paths } from '../paths.ts'
import classes from './izin-ingat.module.css'

/** Names figures that were last checked at their source over a year ago. */
export function AngkaIngat() {
  const id = useId()
  const isi = useQuery(pengaturanQuery).data
  const lama = (isi?.angka ?? []).filter((satu) => perluDiperiksa(satu, hariIni()))
  if (lama.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Angka perlu diperiksa lagi
      </h2>
      <ul className={classes.list}>
        {lama.map(({ kunci, berlaku_sejak, diperiksa_pada }) => (
          <li key={`${kunci} ${berlaku_sejak}`} data-tanda="segera">
            <IconAlertTriangle size={20} aria-hidden />
            <span>
              <b>{kunci}</b>{' '}
              {diperiksa_pada
                ? `terakhir diperiksa ${formatTanggal(diperiksa_pada)}`
                : 'belum pernah diperiksa'}
            </span>
          </li>
        ))}
      </ul>
      <Link className={classes.way} to={`${paths.pengaturan}#bagian-angka`}>
        Cocokkan dengan sumbernya
      </Link>
    </Card>
  )
}
