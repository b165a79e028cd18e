import { describeCalendarButton, describeSaveButton } from 'federation/describeFragment'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { listing, RAINY, rows } from '../testing/testData'
import * as calendarButton from './CalendarButtonFragment'
import * as saveButton from './SaveButtonFragment'

function begin(who: 'visitor' | 'parent') {
  localStorage.clear()
  sessionStorage.clear()
  startAs(who === 'parent' ? MIA : null)
  stubApi({ ...rows, 'GET lists': [RAINY], 'GET Listings': [{ ...listing('zoo'), name: 'Taronga Zoo' }] })
}

describeSaveButton({ lent: saveButton, begin })
describeCalendarButton({ lent: calendarButton, begin })
