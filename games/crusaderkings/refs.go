package crusaderkings

// refPlot is what a plot is aimed at.
func refPlot(kind Action, at int16) string {
	switch kind {
	case CreateCasusBelli:
		return refSeat(at)
	case InciteRebellion:
		return refTerritory(at)
	case Bribe:
		return refDevelopment(at)
	}
	return refPerson(at)
}
