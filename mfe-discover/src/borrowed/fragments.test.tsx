import {
  describeCalendarButton,
  describeReportProblem,
  describeSaveButton,
} from 'federation/describeFragment'
import { CalendarButton } from './CalendarButton'
import { ReportDialog } from './ReportProblem'
import { SaveButton } from './SaveButton'

// no shell lends anything here: the stand-ins are drawn
describeSaveButton({ standIn: SaveButton })
describeCalendarButton({ standIn: CalendarButton })
describeReportProblem({ standIn: ReportDialog })
