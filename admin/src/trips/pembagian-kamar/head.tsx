import { Button, Title } from '@mantine/core'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import {
  IconArrowBackUp,
  IconChevronLeft,
  IconFileSpreadsheet,
  IconPrinter,
  IconWand,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/ui/use-title.ts'
import { AnewMenu } from './anew-menu.tsx'
import classes from './rooms.module.css'

const NOTE = 'syarat-daftar-hotel'

interface Props {
  paket: Rooms['paket']
  /** The reason why no list may go to a hotel yet; empty where it may. */
  stop: string
  /** The reason is something to mend. */
  isBad: boolean
  canUndo: boolean
  isProposing: boolean
  isTaking: boolean
  hasPeople: boolean
  onUndo: () => void
  onFile: () => void
  onPropose: () => void
  onAnew: () => void
}

/** Renders the head of a departure's rooms: the way back, and what is done with all of them at once. */
export function Head(props: Props) {
  const { paket, stop, canUndo, isProposing, isTaking, hasPeople } = props
  useTitle('Pembagian kamar')
  const hari = paket.tanggal_keberangkatan
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <Link className={classes.back} to={`${paths.manifest}?keberangkatan=${encodePart(paket.slug)}`}>
          <IconChevronLeft size={16} aria-hidden />
          {paket.nama_paket}
          {hari && ` · ${formatTanggalSingkat(hari)}`}
        </Link>
        <Title order={1} className={classes.h1 ?? ''}>
          Pembagian kamar
        </Title>
      </div>
      {hasPeople && (
        <div className={classes.headActions}>
          <div className={classes.ways}>
            <Button
              variant="subtle"
              {...(canUndo && { c: 'var(--ink)' })}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              // The button that takes the last step back keeps the focus.
              aria-disabled={!canUndo}
              {...(!canUndo && { 'data-disabled': true })}
              onClick={() => canUndo && props.onUndo()}
            >
              <span className={classes.word}>Urungkan</span>
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              disabled={stop !== ''}
              aria-describedby={NOTE}
              onClick={() => window.print()}
            >
              <span className={classes.word}>Cetak</span>
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              disabled={stop !== ''}
              loading={isTaking}
              aria-describedby={NOTE}
              onClick={props.onFile}
            >
              Unduh daftar hotel
            </Button>
            <span className={classes.split}>
              <Button
                leftSection={<IconWand size={18} aria-hidden />}
                loading={isProposing}
                onClick={props.onPropose}
              >
                Usulkan otomatis
              </Button>
              <AnewMenu isOff={isProposing} onAnew={props.onAnew} />
            </span>
          </div>
          <p id={NOTE} className={classes.note} data-bad={props.isBad || undefined}>
            {stop || 'Daftar hotel (Excel) memuat nomor paspor.'}
          </p>
        </div>
      )}
    </header>
  )
}
