import { Button } from '@mantine/core'
import { editPath } from '@safar/shared/platform/address/admin'
import { chatUrl, isLandline } from '@safar/shared/platform/contact/chat'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { Dot } from '../../platform/ui/dot.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { sectionHash } from '../../records/form/place.ts'
import classes from './lembar.module.css'
import { nameOf, type SheetRow } from './lembar-shape.tsx'
import { PaperDots } from './paper-dots.tsx'
import { gapsOf, sameMark, syaratText } from './requirements.ts'

const WORST = { penghalang: 0, peringatan: 1, ok: 2 } as const
const rankOf = (row: SheetRow) => WORST[gapsOf(row)[0]?.keadaan ?? 'ok']

/** Renders people as cards in the order of trouble, reasons in words first: a phone has no room for a sheet. */
export function PeopleCards({ rows, today }: { rows: readonly SheetRow[]; today: string }) {
  const sorted = rows.toSorted((a, b) => rankOf(a) - rankOf(b))
  return (
    <ul className={classes.cards} aria-label="Jamaah">
      {sorted.map((row) => (
        <SafeRow key={row.id} of={row} name={nameOf(row)}>
          <PersonCard row={row} today={today} />
        </SafeRow>
      ))}
    </ul>
  )
}

function PersonCard({ row, today }: { row: SheetRow; today: string }) {
  const { jamaah, umur, pemesanan_id, kode } = row
  const name = nameOf(row)
  const phone = jamaah?.no_hp ?? ''
  const same = sameMark(row)
  const about = [
    jamaah?.jenis_kelamin === 'P' ? 'Perempuan' : jamaah?.jenis_kelamin === 'L' && 'Laki-laki',
    umur !== null && `${umur} tahun`,
    jamaah?.no_paspor,
  ]
  return (
    <li>
      <h2>
        <Link to={jamaah ? editPath('jamaah', jamaah.id) : pemesananPath(pemesanan_id)}>{name}</Link>
      </h2>
      <p>{about.filter(Boolean).join(' · ') || kode}</p>
      <ul>
        {same && (
          <li>
            <Dot tone={same.tone}>{same.said}</Dot>
          </li>
        )}
        {gapsOf(row).map((one) => (
          <li key={one.kunci}>
            <Dot tone={one.keadaan === 'penghalang' ? 'bad' : 'doubtful'}>{syaratText(one, today)}</Dot>
          </li>
        ))}
      </ul>
      <div className={classes.ways}>
        <PaperDots row={row} />
        {jamaah && (
          <Button
            component={Link}
            to={editPath('jamaah', jamaah.id) + sectionHash('dokumen')}
            variant="default"
            aria-label={`Dokumen ${name}`}
          >
            Dokumen
          </Button>
        )}
        {phone !== '' && !isLandline(phone) && (
          <Button
            component="a"
            href={chatUrl(phone)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
            aria-label={`Chat dengan ${name} (tab baru)`}
          >
            Chat
          </Button>
        )}
      </div>
    </li>
  )
}
