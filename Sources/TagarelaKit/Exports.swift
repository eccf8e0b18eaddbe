// Days, moments and scenes are the kit's to all who see it; they are rooms of their own for the tools, which don't see it.
@_exported public import Moments
@_exported public import Scenes
