// A program that links this has no data of locales: names of months, orders of letters, zones. Foundation brings 34 MB of it for
// whoever formats dates and sorts names by its library, which Tagarela doesn't: its languages are modules.
#pragma once
