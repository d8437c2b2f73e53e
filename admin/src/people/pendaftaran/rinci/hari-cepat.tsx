import { Button } from '@mantine/core'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import classes from './rinci.module.css'

/** Days that clerks choose most, from today. */
const SOON = [
  { label: 'Besok', days: 1 },
  { label: '3 hari lagi', days: 3 },
  { label: 'Pekan depan', days: 7 },
] as const

/** Renders buttons for near days, counted in Jakarta. */
export function HariCepat({ onChoose }: { onChoose: (hari: string) => void }) {
  return (
    <div className={classes.cepat}>
      {SOON.map(({ label, days }) => (
        <Button
          key={label}
          variant="default"
          size="compact-md"
          onClick={() => onChoose(addDays(hariIni(), days))}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
