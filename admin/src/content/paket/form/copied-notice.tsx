import { Alert, Button, Group } from '@mantine/core'
import { type Sebutan, sebutanLama } from '@safar/shared/content/paket/mentioned-days'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { suggestNama } from '@safar/shared/content/paket/suggest-nama'
import { daysBetween, formatTanggal, isTanggal } from '@safar/shared/platform/format/tanggal'
import { useEffect, useEffectEvent, useState } from 'react'
import { insertText } from '../../../records/form/fields/paste.ts'
import { useFieldValue, useFormApi } from '../../../records/form/form-context.ts'
import { FieldLink } from '../../../records/form/parts/field-link.tsx'
import { CopyPaketButton } from './copy-paket-button.tsx'
import classes from './copy-paket-dialog.module.css'
import { moveDates, sejauh } from './move-dates.ts'
import { hasFollowingDates } from './shift-dates.ts'
import type { PaketFormValues } from './values.ts'

const TANGGAL = 'tanggal_keberangkatan'
/** The debounce, in milliseconds, after which long texts are searched. */
const LOOK_MS = 200

/**
 * Renders above a copy's form what still belongs to the original's departure. Dates of itinerary, hotels and flights
 * move with the chosen day, and back on demand; texts and the name, which a person wrote, are listed with links to
 * their fields.
 */
export function CopiedNotice({ asal }: { asal: Paket }) {
  const form = useFormApi<PaketFormValues>()
  const departure = String(useFieldValue(TANGGAL))
  // A copy resumed from a draft has moved already: its dates stay where they were.
  const [dari, setDari] = useState(() => (isTanggal(departure) ? departure : asal.tanggal_keberangkatan))
  const [follows, setFollows] = useState(() => !isTanggal(departure))
  const sebutan = useSebutan(asal)
  const isMoved = isTanggal(dari) && isTanggal(departure) && dari === departure
  const lag = isTanggal(dari) && isTanggal(departure) ? daysBetween(dari, departure) : 0

  const move = (from: string, to: string) => {
    moveDates(form, from, to)
    setDari(to)
  }
  const follow = useEffectEvent(() => {
    if (!follows || lag === 0 || !hasFollowingDates(form.getValues())) return
    move(dari, departure)
    form.announce('Tanggal itinerary, hotel, dan penerbangan ikut bergeser.')
  })
  useEffect(() => {
    if (departure) follow()
  }, [departure])

  const nama = String(useFieldValue('nama_paket'))
  const usul = suggestNama(nama, asal.tanggal_keberangkatan, departure)
  const isRenamed = isTanggal(departure) && nama === asal.nama_paket && usul !== nama
  const hasDates = hasFollowingDates(form.getValues()) && isTanggal(asal.tanggal_keberangkatan)
  // One button for both ways: the focus stays with whoever pressed it.
  const isBack = hasDates && isMoved && follows && departure !== asal.tanggal_keberangkatan
  const isForth = hasDates && lag !== 0
  const press = () => {
    move(dari, isBack ? asal.tanggal_keberangkatan : departure)
    setFollows(!isBack)
  }
  const rename = () => {
    // The button goes with its work done, and the name is its own master.
    form.focus('nama_paket')
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement)) return
    field.select()
    form.setValue('nama_paket', insertText(field, usul))
  }
  return (
    <Alert color="emerald" mb="lg" role="status">
      <p className={classes.copied}>
        Disalin dari {asal.nama_paket}.{' '}
        {!isTanggal(departure)
          ? `Isi tanggal keberangkatan${hasDates ? ', dan tanggal itinerary, hotel, dan penerbangan ikut bergeser' : ''}. Lalu periksa harga dan kursi.`
          : hasDates && isMoved && follows
            ? `Tanggal itinerary, hotel, dan penerbangan sudah ikut bergeser ke ${formatTanggal(departure)}. Periksa harga dan kursi.`
            : hasDates && lag !== 0
              ? `Tanggal itinerary, hotel, dan penerbangan masih mengikuti ${formatTanggal(dari)}.`
              : 'Periksa harga dan kursi.'}
      </p>
      {isRenamed && (
        <p className={classes.copied}>
          Namanya masih menyebut bulan yang lama.{' '}
          <Button size="compact-sm" onClick={rename}>
            Ganti menjadi {usul}
          </Button>
        </p>
      )}
      {sebutan.length > 0 && (
        <>
          <p className={classes.copied}>Masih menyebut tanggal yang lama:</p>
          <ul className={classes.sebutan}>
            {sebutan.map(({ path, kata }) => (
              <li key={`${path} ${kata}`}>
                <FieldLink path={path} /> “{kata}”
              </li>
            ))}
          </ul>
        </>
      )}
      <Group gap="xs">
        {!isTanggal(departure) && (
          <Button onClick={() => form.focus(TANGGAL)}>Isi tanggal keberangkatan</Button>
        )}
        {(isBack || isForth) && (
          <Button variant={isBack ? 'default' : 'filled'} onClick={press}>
            {isBack ? 'Kembalikan ke tanggal lama' : `Geser ${sejauh(lag)}`}
          </Button>
        )}
        <CopyPaketButton asal={asal} />
      </Group>
    </Alert>
  )
}

/** Finds the places where texts still name days of the package that was copied, once typing stops. */
function useSebutan({ tanggal_keberangkatan: tanggal, durasi }: Paket): readonly Sebutan[] {
  const form = useFormApi<PaketFormValues>()
  const [found, setFound] = useState<readonly Sebutan[]>([])
  const look = useEffectEvent(() => {
    const values = form.getValues()
    const kini = { tanggal: values.tanggal_keberangkatan, durasi: values.durasi }
    const next = sebutanLama(values, { tanggal, durasi }, kini)
    setFound((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, LOOK_MS)
    }
    soon()
    const stop = form.onValues(soon)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])
  return found
}
