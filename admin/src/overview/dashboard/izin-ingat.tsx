import { Card } from '@mantine/core'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { isToRenew, izinText } from '@safar/shared/settings/pengaturan/izin'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { pengaturanQuery } from '../../settings/pengaturan/pengaturan.queries.ts'
import classes from './izin-ingat.module.css'

/** Reminds of licences that expire soon. Expired ones are in the health card. */
export function LicenceReminder() {
  const id = useId()
  const isi = useQuery(pengaturanQuery).data
  if (!isi) return null
  const today = hariIni()
  const due = [
    { label: 'PPIU', ...izinText(isi.ppiu.nomor, isi.ppiu.berlaku_sampai, today) },
    { label: 'PIHK', ...izinText(isi.pihk.nomor, isi.pihk.berlaku_sampai, today) },
  ].filter(({ tanda }) => isToRenew(tanda) && tanda !== 'habis')
  if (due.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Izin perlu diperpanjang
      </h2>
      <ul className={classes.list}>
        {due.map(({ label, kata, tanda }) => (
          <li key={label} data-tanda={tanda}>
            <IconAlertTriangle size={20} aria-hidden />
            <span>
              <b>{label}</b> {kata}
            </span>
          </li>
        ))}
      </ul>
      <Link className={classes.way} to={`${paths.pengaturan}#bagian-izin`}>
        Isi masa berlaku yang baru
      </Link>
    </Card>
  )
}
