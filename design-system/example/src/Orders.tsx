import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Badge } from '@wasla/design-system/components/Badge'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { DatePicker } from '@wasla/design-system/components/DatePicker'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { ProgressBar } from '@wasla/design-system/components/ProgressBar'
import { Select } from '@wasla/design-system/components/Select'
import { Switch } from '@wasla/design-system/components/Switch'
import { TextField } from '@wasla/design-system/components/TextField'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Icon } from '@wasla/design-system/icons/Icon'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { vars } from '@wasla/design-system/tokens/vars'

/** A page with components that have text, numbers, dates, icons and layers. */
export function Orders({ otherAddress }: { otherAddress: string }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const text = (id: string) => intl.formatMessage({ id: `shop.${id}` })
  return (
    <main style={{ padding: '2rem', background: vars.colour.canvas }}>
      <Stack gap="lg">
        <Inline gap="md">
          <Heading level={1}>{text('title')}</Heading>
          <TextLink href={otherAddress}>{text('language')}</TextLink>
        </Inline>
        <Banner tone="info">{text('saved')}</Banner>
        <Card>
          <Stack gap="md">
            <Inline gap="sm">
              <Icon name="calendar" />
              <Badge tone="success">{text('paid')}</Badge>
              <Amount halalas={1_234_550} />
            </Inline>
            <ProgressBar label={text('packed')} value={0.4} />
            <TextField label={text('customer')} name="customer" />
            <Select
              label={text('delivery')}
              options={[
                { id: 'home', label: text('delivery.home') },
                { id: 'collect', label: text('delivery.collect') },
              ]}
            />
            <DatePicker label={text('day')} today="2026-03-01" />
            <Checkbox>{text('gift')}</Checkbox>
            <Switch>{text('reminders')}</Switch>
          </Stack>
        </Card>
        <Button variant="primary" onPress={() => setOpen(true)}>
          {text('new')}
        </Button>
      </Stack>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={text('new')}>
        {text('what')}
      </Dialog>
    </main>
  )
}
