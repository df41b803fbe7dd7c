/** The names of the wire's types; they are generated from the server's own description. */

import type { components } from './schema';

type Schemas = components['schemas'];

export type Ruleset = Schemas['Ruleset'];
export type Rules = Schemas['Rules'];
export type VariantLine = Schemas['VariantLine'];
export type Text = Schemas['Text'];
export type Me = Schemas['Me'];
export type SignUp = Schemas['SignUpMessage'];
export type SignUpWanted = Schemas['SignUpWanted'];
export type SignUpEntry = Schemas['EntryLine'];
export type SignUpRequest =
  | Schemas['GiveAnswer']
  | Schemas['ConfirmEntry']
  | Schemas['EnterPlayer']
  | Schemas['RemoveEntry']
  | Schemas['CloseSignUp']
  | Schemas['StartGame']
  | Schemas['CancelSignUp']
  | Schemas['SeatSubstitute'];
export type PostHookState = Schemas['PostHookState'];
export type SessionLine = Schemas['SessionLine'];
export type DeviceLink = Schemas['DeviceLink'];
export type PasskeyOptions = Schemas['PasskeyOptions'];
export type PasskeyMade = Schemas['PasskeyMade'];
export type PasskeyChallenge = Schemas['PasskeyChallenge'];
export type PasskeyShown = Schemas['PasskeyShown'];
export type PasskeyLine = Schemas['PasskeyLine'];
export type BlockLine = Schemas['BlockLine'];
export type ReportWanted = Schemas['ReportWanted'];
export type MatchDeletion = Schemas['MatchDeletion'];
export type MatchLine = Schemas['MatchLine'];
export type OwnMatchLine = Schemas['OwnMatchLine'];
export type ChannelLine = Schemas['ChannelLine'];
export type ChannelMade = Schemas['ChannelMade'];
export type WaysOffered = Schemas['WaysOffered'];
export type Presence = Schemas['Presence'];
export type SeatPresence = Schemas['SeatPresence'];
export type Invitation = Schemas['Invitation'];
export type Description = Schemas['Description'];
export type Company = Schemas['MatchInfo'];
export type Link = Schemas['Link'];
export type Phase = Schemas['Phase'];
export type Ship = Schemas['Ship'];
export type Cell = Schemas['Cell'];
export type Order = Schemas['Order'];
export type Request = Order['request'];
export type Command = Schemas['Question']['command'];
export type WhyNot = Schemas['WhyNot'];
export type OrderReading = Schemas['OrderReading'];
export type MessageRead = Schemas['MessageRead'];
export type Done = Schemas['Done'];

export type ChartOdds = Schemas['ChartOdds'];
export type ExhibitedPlayer = Schemas['ExhibitedPlayer'];
export type ExhibitedPosition = Schemas['ExhibitedPosition'];
export type PuzzleLine = Schemas['PuzzleLine'];
export type PuzzleList = Schemas['PuzzleList'];
export type PuzzleProof = Schemas['PuzzleProof'];
export type PuzzleQuestion = Schemas['PuzzleQuestion'];
export type DailySea = Schemas['DailySea'];
export type OwnStatistics = Schemas['OwnStatistics'];
export type StatisticsProgress = Schemas['StatisticsProgress'];
export type StatisticsLine = Schemas['StatisticsLine'];
export type SeaStatistics = Schemas['SeaStatistics'];
export type DailyLuck = Schemas['DailyLuck'];
export type DailyTry = Schemas['DailyTry'];

export type ViewMessage = Schemas['ViewMessage'];
export type ViewChanges = Schemas['ViewChanges'];
export type ShotsSaid = Schemas['ShotsSaid'];
export type Obstacle = Schemas['Obstacle'];

export type ToldMessage = Schemas['ToldMessage'];

export interface Hurry {
  type: 'hurry';
  seat: number;
  left: number;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  problem: Schemas['Problem'];
}

/** Everything a socket may say. */
export type Message = ViewMessage | ViewChanges | ToldMessage | Hurry | Done | Refused;

/** One thing that was told, in words. */
export type LogLine = Schemas['LogLine'];
