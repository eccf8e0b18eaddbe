import TagarelaKit
import Testing
