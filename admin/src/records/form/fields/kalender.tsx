import { FocusTrap } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.css'
import 'dayjs/locale/id'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import classes from './field.module.css'

const LABELS = {
  nextMonth: 'Bulan berikutnya',
  previousMonth: 'Bulan sebelumnya',
  nextYear: 'Tahun berikutnya',
  previousYear: 'Tahun sebelumnya',
  nextDecade: 'Sepuluh tahun berikutnya',
  previousDecade: 'Sepuluh tahun sebelumnya',
}
const SETTINGS = { locale: 'id', firstDayOfWeek: 1 as const, weekendDays: [] }

interface KalenderProps {
  label: string
  value: string | null
  onPick: (date: string) => void
  onClose: () => void
}

/** Renders a month calendar below its field. Arrow keys move by days, Escape closes. */
export function Kalender({ label, value, onPick, onClose }: KalenderProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) onClose()
  }
  return (
    <DatesProvider settings={SETTINGS}>
      <div
        ref={panel}
        role="dialog"
        aria-label={`Kalender ${label}`}
        className={classes.kalender}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <FocusTrap active>
          <div>
            <DatePicker
              value={value}
              {...(value && { defaultDate: value })}
              onChange={(date) => date && onPick(date)}
              ariaLabels={LABELS}
              hideOutsideDates
            />
          </div>
        </FocusTrap>
      </div>
    </DatesProvider>
  )
}
